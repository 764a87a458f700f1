/**
 * How what the server runs is written. V8 keeps the text of a program for as long as it runs, in two bytes a letter where a
 * single one is not ASCII: six megabytes were twelve. Lines and names stay as they are, for stacks and for whoever reads them.
 */
export const SERVER_OUTPUT = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
} as const
