import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import PackageOpen from 'lucide-react/icons/package-open'
import { useState } from 'react'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { toast } from '#ui/act/toast.ts'
import { Drawer } from '#ui/drawer.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Menu } from '#ui/menu.tsx'
import { Avatar } from '#ui/show/avatar.tsx'
import type { Samples } from './samples.ts'
import { Section } from './section.tsx'

export function Overlays({ text }: { text: Samples }) {
  const [open, setOpen] = useState(false)
  const [drawer, setDrawer] = useState(false)
  const confirm = useConfirm()
  return (
    <Section name="dialog, confirm-dialog, drawer, toast, menu">
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Button variant="outline" onClick={() => setDrawer(true)}>
        Drawer
      </Button>
      <Button
        variant="danger"
        onClick={async () => {
          if (await confirm({ title: text.ask, text: text.askText, confirm: text.remove, danger: true }))
            toast.success('OK')
        }}
      >
        Confirm
      </Button>
      <Button
        variant="soft"
        onClick={() => toast.success(text.slogan, { action: { label: text.go, onClick: () => {} } })}
      >
        toast.success
      </Button>
      <Button variant="soft" onClick={() => toast.warn(text.wrong)}>
        toast.warn
      </Button>
      <Button variant="soft" onClick={() => toast.error(text.askText)}>
        toast.error
      </Button>
      <Menu
        label={text.menu[6]}
        hover
        trigger={<Avatar size="md" />}
        head={<span className="font-semibold">{text.name}</span>}
        items={[
          { label: text.menu[0] ?? '', href: '#', icon: <PackageOpen />, count: 3 },
          { label: text.menu[5] ?? '', href: '#', icon: <MapPin /> },
          { label: text.logout, onClick: () => {}, icon: <LogOut />, danger: true },
        ]}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.cart}
        footer={
          <>
            <Button variant="outline" onClick={() => toast.warn(text.wrong)}>
              toast
            </Button>
            <Button onClick={() => setOpen(false)}>{text.go}</Button>
          </>
        }
      >
        <Field label={text.phone} required>
          <TextInput data-autofocus="" />
        </Field>
      </Dialog>
      <Drawer open={drawer} onClose={() => setDrawer(false)} title={text.bars[1] ?? ''}>
        <ul className="space-y-3">
          {text.menu.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Drawer>
    </Section>
  )
}
