import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Italic from 'lucide-react/icons/italic'
import Link2 from 'lucide-react/icons/link-2'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Pilcrow from 'lucide-react/icons/pilcrow'
import Quote from 'lucide-react/icons/quote'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '#ui/act/icon-button.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import * as m from '#words'
import { RichPicture } from './rich-picture.tsx'

type Props = { label: string; lang: string; html: string; change(html: string): void }

type Tool = { label: () => string; icon: ReactNode; command: string; value?: string }

const TOOLS: readonly Tool[] = [
  { label: m.deskgoods_rich_bold, icon: <Bold />, command: 'bold' },
  { label: m.deskgoods_rich_italic, icon: <Italic />, command: 'italic' },
  { label: m.deskgoods_rich_h2, icon: <Heading2 />, command: 'formatBlock', value: 'h2' },
  { label: m.deskgoods_rich_h3, icon: <Heading3 />, command: 'formatBlock', value: 'h3' },
  { label: m.deskgoods_rich_plain, icon: <Pilcrow />, command: 'formatBlock', value: 'p' },
  { label: m.deskgoods_rich_list, icon: <List />, command: 'insertUnorderedList' },
  { label: m.deskgoods_rich_numbers, icon: <ListOrdered />, command: 'insertOrderedList' },
  { label: m.deskgoods_rich_quote, icon: <Quote />, command: 'formatBlock', value: 'blockquote' },
]

/**
 * A small editor over what browsers bring themselves: it writes no tag that the server would take out again, and weighs
 * a twentieth of a library. Whoever wants a table writes it as HTML.
 */
export default function RichEditor({ label, lang, html, change }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const [source, setSource] = useState(false)
  // What was typed here is there already: writing it again would throw the cursor to the beginning.
  useEffect(() => {
    if (box.current && box.current.innerHTML !== html) box.current.innerHTML = html
  }, [html])
  const tell = () => change(box.current?.innerHTML ?? '')
  const act = (command: string, value?: string) => {
    box.current?.focus()
    document.execCommand(command, false, value)
    tell()
  }
  const link = () => {
    const href = window.prompt(m.deskgoods_rich_link_to())
    if (href) act('createLink', href)
  }
  return (
    <div>
      <p id={titleId} className="mb-1.5 font-medium text-gray-700">
        {label}
      </p>
      <div
        role="toolbar"
        aria-label={m.deskgoods_rich_tools()}
        className="flex flex-wrap gap-0.5 rounded-t-lg border border-b-0 border-gray-300 bg-gray-50 p-1"
      >
        {TOOLS.map(({ label: name, icon, command, value }) => (
          <IconButton
            key={command + value}
            size="sm"
            label={name()}
            icon={icon}
            disabled={source}
            // The words that are marked stay marked.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => act(command, value)}
          />
        ))}
        <IconButton
          size="sm"
          label={m.deskgoods_rich_link()}
          icon={<Link2 />}
          disabled={source}
          onMouseDown={(event) => event.preventDefault()}
          onClick={link}
        />
        <RichPicture disabled={source} put={(address) => act('insertHTML', pictureTag(address))} />
        <IconButton
          size="sm"
          label={m.deskgoods_rich_source()}
          icon={<Code />}
          aria-pressed={source}
          onClick={() => setSource(!source)}
        />
      </div>
      {source ? (
        <Textarea
          aria-label={label}
          lang={lang}
          rows={12}
          value={html}
          className="font-mono text-sm"
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a textarea holds no headings and pictures
        <div
          ref={box}
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={titleId}
          lang={lang}
          contentEditable
          suppressContentEditableWarning
          className="rich-text max-h-120 min-h-48 overflow-y-auto rounded-b-lg border border-gray-300 bg-white p-3 focus:outline-2 focus:outline-brand-600"
          onInput={tell}
        />
      )}
    </div>
  )
}

/** An address of ours has neither quotes nor brackets in it. */
const pictureTag = (address: string) => `<p><img src="${address}" alt=""></p>`
