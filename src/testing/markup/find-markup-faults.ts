import { Parser } from 'htmlparser2'
import {
  AUTOCOMPLETE,
  BLOCKS,
  CHILDREN,
  HEADINGS,
  isAttribute,
  MAY_HOLD_HEADING,
  NAMELESS,
  PHRASING_ONLY,
  TABLE_PARTS,
} from './html-rules.ts'

type Attributes = Record<string, string>
type Element = { name: string; attributes: Attributes; inside: Element | undefined; headed?: boolean }

/** Point to other elements by their ids. */
const POINTERS = ['for', 'list', 'form', 'aria-labelledby', 'aria-describedby', 'aria-controls'] as const

/**
 * What a checker of the W3C would call an error in a page, of the kinds pages of ours have had. A drawing inside the page
 * has rules of its own and is passed over.
 */
export function findMarkupFaults(html: string): string[] {
  const faults = new Set<string>()
  const ids = new Map<string, Element>()
  const pointing: { from: string; name: string; to: string }[] = []
  let at: Element | undefined
  let drawing = 0

  const parser = new Parser({
    onopentag(name, attributes) {
      if (drawing > 0 || name === 'svg') drawing += 1
      const element: Element = { name, attributes, inside: at }
      at = element
      if (HEADINGS.has(name)) for (const outer of above(element)) outer.headed = true
      if (attributes.id !== undefined) {
        if (ids.has(attributes.id)) faults.add(`twice the id ${attributes.id}`)
        ids.set(attributes.id, element)
      }
      if (drawing > 0) return
      for (const fault of faultsOf(element)) faults.add(fault)
      for (const pointer of POINTERS)
        for (const to of attributes[pointer]?.split(/\s+/) ?? [])
          pointing.push({ from: tagOf(element), name: pointer, to })
    },
    onclosetag(name, implied) {
      if (drawing > 0) drawing -= 1
      else if (implied && !VOID.has(name)) faults.add(`${name} is closed by what stands in it or after it`)
      if (at?.name === name && isNameless(at)) faults.add(`${tagOf(at)} has neither heading nor name`)
      at = at?.inside
    },
  })
  parser.end(html)
  for (const { from, name, to } of pointing)
    if (!ids.has(to)) faults.add(`${from}: ${name} points to nothing: ${to}`)
  return [...faults]
}

/** Have no end of their own. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

const tagOf = ({ name, attributes }: Element) =>
  `<${name}${attributes.class ? ` class="${attributes.class.slice(0, 40)}"` : ''}>`

function* above(element: Element): Generator<Element> {
  for (let one = element.inside; one; one = one.inside) yield one
}

const isInteractive = ({ name, attributes }: Element) =>
  ['button', 'select', 'textarea', 'iframe', 'details', 'label'].includes(name) ||
  (name === 'a' && attributes.href !== undefined) ||
  (name === 'input' && attributes.type !== 'hidden') ||
  attributes.tabindex !== undefined

const isNameless = ({ name, attributes, headed }: Element) =>
  (name === 'section' || name === 'article') &&
  !headed &&
  (attributes['aria-label'] ?? attributes['aria-labelledby']) === undefined

function* faultsOf(element: Element): Generator<string> {
  const { name, attributes, inside } = element
  const here = tagOf(element)
  for (const attribute of Object.keys(attributes))
    if (!isAttribute(name, attribute)) yield `${here} has no attribute ${attribute}`

  for (const outer of above(element)) {
    if ((outer.name === 'a' || outer.name === 'button') && isInteractive(element))
      yield `${here} inside ${tagOf(outer)}, which can be pressed itself`
    if (outer.name === 'label' && (name === 'label' || name === 'button' || name === 'a'))
      yield `${here} inside ${tagOf(outer)}`
  }
  // What is transparent takes the rules of what it stands in.
  let parent = inside
  while (parent && ['a', 'ins', 'del', 'slot'].includes(parent.name)) parent = parent.inside
  if (parent && BLOCKS.has(name) && PHRASING_ONLY.has(parent.name))
    if (!(MAY_HOLD_HEADING.has(parent.name) && HEADINGS.has(name))) yield `${here} inside ${tagOf(parent)}`
  const children = inside && CHILDREN[inside.name]
  if (children && !children.has(name)) yield `${here} as a child of ${tagOf(inside)}`

  if (TABLE_PARTS.has(name) && attributes.role) yield `${here} has the role ${attributes.role}`
  if (name === 'input' && attributes.type === 'search' && attributes.role === 'combobox')
    yield `${here} of type search has the role combobox`
  const { autocomplete } = attributes
  if (autocomplete !== undefined && name !== 'form' && !isAutocomplete(autocomplete, attributes.type))
    yield `${here} is to be filled in with “${autocomplete}”`
  if (name === 'style' && [...above(element)].some((outer) => outer.name === 'body'))
    yield `${here} outside the head`
  if (name === 'img' && attributes.alt === undefined) yield `${here} has no alt`
  if (NAMELESS.has(name) && !attributes.role && (attributes['aria-label'] ?? attributes['aria-labelledby']))
    yield `${here} has a name but no role`
}

const NO_TEXT = new Set(['checkbox', 'radio', 'file', 'submit', 'button', 'image', 'reset'])

/** Only the last word says what; the ones before it, of which group and whose. */
function isAutocomplete(text: string, type = 'text'): boolean {
  if (NO_TEXT.has(type)) return false
  const [what = '', ...before] = text.split(' ').toReversed()
  if (type === 'tel' && !['tel', 'on', 'off'].includes(what)) return false
  return (
    AUTOCOMPLETE.has(what) &&
    before.every((one) => /^(section-.+|shipping|billing|home|work|mobile)$/.test(one))
  )
}
