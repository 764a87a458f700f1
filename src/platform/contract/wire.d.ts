declare module 'virtual:wire' {
  /** Where calls go; empty: to where the page came from. */
  export const base: string
}

declare module 'virtual:wire-paths' {
  /** The path of every call by feature and name. */
  const paths: Record<string, Record<string, string>>
  export default paths
}
