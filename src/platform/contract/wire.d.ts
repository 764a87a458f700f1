declare module 'virtual:wire' {
  const wire: { base: string; paths: Record<string, Record<string, string>> }
  export default wire
}
