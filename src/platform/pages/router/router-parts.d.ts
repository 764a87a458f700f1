/** Files of the router's that ours, put in their place, go on with; `router-parts-plugin.ts` finds them. */

declare module 'router:vendor/turbo-stream-v2/turbo-stream.js' {
  type Plugin = (value: unknown) => readonly unknown[] | false | null | undefined
  export type EncodeOptions = {
    onComplete?: () => void
    plugins?: Plugin[]
    postPlugins?: Plugin[]
    signal?: AbortSignal
  }
  export function encode(input: object, options?: EncodeOptions): ReadableStream<Uint8Array>
  export function decode(stream: ReadableStream<Uint8Array>, options?: object): Promise<unknown>
}

declare module 'router:lib/router/utils.js' {
  import type { Path, RouteObject } from 'react-router'
  export type Branch = { path: string }
  export function flattenAndRankRoutes(routes: RouteObject[]): Branch[]
  export function matchRoutesImpl(
    routes: RouteObject[],
    location: string | Partial<Path>,
    basename: string,
    allowPartial: boolean,
    branches: Branch[],
  ): unknown
  export function stripBasename(pathname: string, basename: string): string | null
}
