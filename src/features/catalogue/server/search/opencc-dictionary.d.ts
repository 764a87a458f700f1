/** One traditional character after the other, each with the simplified ones it may be: `乾 干|亂 乱|…`. */
declare module 'opencc-js/dict/TSCharacters' {
  const dictionary: string
  export default dictionary
}

/** Traditional characters, each with the one Taiwan writes instead. */
declare module 'opencc-js/dict/TWVariants' {
  const dictionary: string
  export default dictionary
}

/** Traditional characters, each with the one Hong Kong writes instead. */
declare module 'opencc-js/dict/HKVariants' {
  const dictionary: string
  export default dictionary
}
