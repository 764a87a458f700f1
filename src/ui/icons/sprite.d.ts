declare module 'virtual:sprite' {
  /** Where the built pages find the drawings of all icons. */
  const address: string
  export default address
}
