/** One traditional character after the other, each with the simplified ones it may be: `乾 干|亂 乱|…`. */
declare module 'opencc-js/dict/TSCharacters' {
  const dictionary: string
  export default dictionary
}
