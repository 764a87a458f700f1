type Sizes = Record<string, number>

/** The outline of each shape an icon is made of. */
const OUTLINES: Record<string, (sizes: Sizes, words: Record<string, string>) => string> = {
  // Where a first step has nothing to be relative to, it is counted from the corner.
  path: (_, { d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d),
  polyline: (_, { points = '' }) => `M${points}`,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx = 0, cy, r = 0 }) =>
    `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  rect({ x = 0, y = 0, width = 0, height = 0, rx: r = 0 }) {
    const corner = (right: number, down: number) => (r ? `a${r} ${r} 0 0 1 ${right * r} ${down * r}` : '')
    const [wide, high] = [width - 2 * r, height - 2 * r]
    return `M${x + r} ${y}h${wide}${corner(1, 1)}v${high}${corner(-1, 1)}h${-wide}${corner(-1, -1)}v${-high}${corner(1, -1)}z`
  },
}

const SHAPE = /<(\w+)([^>]*?)\/?>(?:<\/\w+>)?/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g

/**
 * The shapes of an icon as one: a browser styles and places every shape of every icon, here and wherever it is shown. One
 * that is painted in its own way stays apart.
 */
export function joinShapes(drawing: string): string {
  const lines: string[] = []
  const apart: string[] = []
  for (const [shape, name = '', attributes = ''] of drawing.matchAll(SHAPE)) {
    const words = Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
    )
    const outline = OUTLINES[name]
    if (outline && !('fill' in words || 'stroke' in words))
      lines.push(
        outline(Object.fromEntries(Object.entries(words).map(([key, value]) => [key, Number(value)])), words),
      )
    else apart.push(shape.replace(/><\/\w+>$/, '/>'))
  }
  return (lines.length > 0 ? `<path d="${lines.join('')}"/>` : '') + apart.join('')
}
