import { useIdentity } from '#features/site/web/use-identity.ts'
import { paths, SYSTEM_PAGES } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import * as m from '#words'
import { ContactDetails } from './contact-details.tsx'
import { closeService, useServiceOpen } from './service-state.ts'
import { ServiceThread } from './service-thread.tsx'

type Props = { loggedIn: boolean; loginHref: string }

/** The customer-service pop-up of every page: the conversation for buyers, how to reach us for everyone else. */
export function ServiceDialog({ loggedIn, loginHref }: Props) {
  const open = useServiceOpen()
  const { pages } = useIdentity()
  return (
    <Dialog open={open} onClose={closeService} title={m.support_title()} size={loggedIn ? 'md' : 'sm'}>
      {loggedIn ? (
        <ServiceThread />
      ) : (
        <>
          <p className="text-gray-600">{m.support_visitor()}</p>
          <ContactDetails />
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={loginHref} size="sm" onClick={closeService}>
              {m.support_login()}
            </ButtonLink>
            {pages.includes(SYSTEM_PAGES.about) && (
              <ButtonLink href={paths.systemPage('about')} variant="outline" size="sm" onClick={closeService}>
                {m.shell_about()}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}
