import { Link, type MetaArgs, useLoaderData, useRevalidator } from 'react-router'
import { maskMobile } from '#features/account/mask-mobile.ts'
import { AvatarEditor } from '#features/profile/web/avatar-editor.tsx'
import { ProfileForm } from '#features/profile/web/profile-form.tsx'
import { renewUserInfo } from '#features/profile/web/renew-user-info.ts'
import { accountShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { paths } from '#paths'
import { Card } from '#ui/show/card.tsx'
import { buyerPageData, need } from '#web/page-data.ts'
import * as m from '#words'

export const loader = buyerPageData(async ({ api, url }) => {
  const [profile, user, education] = await Promise.all([
    api.profile.showProfile(),
    api.account.showUserInfo(),
    api.profile.listEducation(),
  ])
  return {
    profile: need(profile, url),
    mobile: maskMobile(need(user, url)),
    education: need(education, url),
  }
})

export const handle = accountShell(m.profile_title)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.profile_title())

export default function PersonalData() {
  const { profile, mobile, education } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const saved = async () => {
    await renewUserInfo()
    await revalidate()
  }
  return (
    <Card title={m.profile_title()} heading="h1">
      <p className="-mt-2 mb-5 text-gray-500">{m.profile_text()}</p>
      <div className="mb-6 flex flex-wrap items-center gap-x-10 gap-y-4 border-b border-gray-100 pb-6">
        <AvatarEditor avatar={profile.avatar} onSaved={saved} />
        <dl className="md:ml-auto md:text-right">
          <dt className="text-gray-500">{m.profile_phone()}</dt>
          <dd className="text-base font-medium tabular-nums text-gray-900">{mobile}</dd>
          <dd>
            <Link to={paths.security()} className="text-brand-700 hover:underline">
              {m.profile_change_phone()}
            </Link>
          </dd>
        </dl>
      </div>
      <ProfileForm profile={profile} education={education} onSaved={saved} />
    </Card>
  )
}
