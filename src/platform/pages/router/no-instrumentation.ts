/**
 * In the place of the router's hooks for those who measure every step of a navigation: nobody does here.
 *
 * @public for `router-parts-plugin.ts`
 */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined

const never = () => {
  throw new Error('Nothing is instrumented')
}

/** @public */
export {
  never as getRouteInstrumentationUpdates,
  never as instrumentationResultMetaContext,
  never as instrumentClientSideRouter,
  never as instrumentHandler,
}
