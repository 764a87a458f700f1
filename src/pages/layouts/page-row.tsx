import Headset from 'lucide-react/icons/headset'
import { openService } from '#features/support/web/service-state.ts'
import { IconButton } from '#ui/act/icon-button.tsx'
import { TitleRow } from '#ui/shell/title-row.tsx'
import { useWayBack } from '#web/use-way-back.ts'
import * as m from '#words'
import { LanguageSwitch } from './language-switch.tsx'
import type { PageShell } from './page-shell.ts'

type Props = { shell: Exclude<PageShell, { kind: 'browse' }> }

/** The row a phone has above a page that is not for looking around. */
export function PageRow({ shell }: Props) {
  const parent = shell.parent?.()
  const goBack = useWayBack(parent ?? '')
  return (
    <TitleRow title={shell.title()} {...(parent && { back: { href: parent, onClick: goBack } })}>
      <IconButton label={m.support_title()} icon={<Headset />} onClick={openService} />
      <LanguageSwitch short />
    </TitleRow>
  )
}
