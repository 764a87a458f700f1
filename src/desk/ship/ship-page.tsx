import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { deskPaths } from '#paths/desk'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { LinkTabs } from '#ui/move/link-tabs.tsx'
import * as m from '#words'
import { FileDoor } from './file-door.tsx'
import { ScanDoor } from './scan-door.tsx'

/** Two doors to the same act: a file or what was pasted, and a scanner at the table. */
export function Component() {
  const [asked] = useSearchParams()
  const [courier, setCourier] = useState('')
  const scanning = asked.get('door') === 'scan'
  const tabs = [
    { label: m.scanning_by_file(), href: '?', current: !scanning },
    { label: m.scanning_by_scan(), href: '?door=scan', current: scanning },
  ]
  return (
    <>
      <PageTitle title={m.desk_ship()}>
        {courier && (
          <ButtonLink variant="outline" size="sm" href={deskPaths.handover(courier)}>
            {m.scanning_handover()}
          </ButtonLink>
        )}
      </PageTitle>
      <LinkTabs label={m.desk_ship()} items={tabs} className="mb-3" />
      {scanning ? (
        <ScanDoor courier={courier} setCourier={setCourier} />
      ) : (
        <FileDoor courier={courier} setCourier={setCourier} />
      )}
    </>
  )
}
