import ts from 'typescript'

export type WrittenWord = { line: number; text: string }

/** Attributes people read or hear. */
const SAID = ['title', 'placeholder', 'alt', 'label']
const isSaid = (name: string) =>
  SAID.includes(name) || (name.startsWith('aria-') && /label$|description$|text$/.test(name))

/** Marks that are the same in every language: sizes, units, and what languages call themselves. */
const MARKS = new Set(['A4', 'MB', 'kg', '中文', 'English'])

/** The words a component says by itself instead of asking `messages/` for them. */
export function findWrittenWords(source: string): WrittenWord[] {
  const file = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: WrittenWord[] = []

  const look = (node: ts.Node, text: string) => {
    const words = text.split(/[^\p{L}\p{M}\p{N}’'-]+/u).filter((word) => /\p{L}/u.test(word))
    if (words.some((word) => !MARKS.has(word)))
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim() })
  }
  /** What an expression may come to be, as far as it is written there. */
  const lookInto = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) look(node, node.text)
    else if (ts.isTemplateExpression(node))
      look(
        node,
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' '),
      )
    else if (ts.isConditionalExpression(node)) {
      lookInto(node.whenTrue)
      lookInto(node.whenFalse)
    } else if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) lookInto(node.left)
      lookInto(node.right)
    } else if (ts.isParenthesizedExpression(node)) lookInto(node.expression)
  }
  const walk = (node: ts.Node): void => {
    if (isStyle(node)) return
    if (ts.isJsxText(node)) look(node, node.text)
    if (ts.isJsxExpression(node) && node.expression && mayBeSaid(node)) lookInto(node.expression)
    if (ts.isJsxAttribute(node) && node.initializer && isSaid(node.name.getText())) lookInto(node.initializer)
    ts.forEachChild(node, walk)
  }
  walk(file)
  return found
}

const isStyle = (node: ts.Node) =>
  ts.isJsxElement(node) && ['style', 'script'].includes(node.openingElement.tagName.getText())

/** It stands among the children of an element, or in an attribute people read. */
const mayBeSaid = ({ parent }: ts.JsxExpression) =>
  ts.isJsxElement(parent) ||
  ts.isJsxFragment(parent) ||
  (ts.isJsxAttribute(parent) && isSaid(parent.name.getText()))
