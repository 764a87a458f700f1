/**
 * In the place of the router's way to ask the server for routes bit by bit: every browser has the whole map
 * (`routeDiscovery` in `react-router.config.ts`).
 *
 * @public for `router-parts-plugin.ts`
 */
export const isFogOfWarEnabled = () => false

/** @public */
export const getPatchRoutesOnNavigationFunction = () => undefined

/** @public */
export const useFogOFWarDiscovery = () => undefined

const never = () => {
  throw new Error('Routes are not asked for: every browser has the whole map')
}

/** @public */
export {
  never as getManifestPath,
  never as getPartialManifest,
  never as getPathsWithAncestors,
  never as handleClientVersionMismatch,
}
