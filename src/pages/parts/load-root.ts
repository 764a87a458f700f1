import { need, type PageArgs } from '#web/page-data.ts'

/** What holds for the whole site and the whole visit: who the shop is, what sending costs, and who is logged in. */
export async function loadRoot({ api, url, loggedIn }: PageArgs) {
  const [identity, postage, user] = await Promise.all([
    api.site.showIdentity(),
    api.postage.showPostage(),
    loggedIn ? api.account.showUserInfo() : undefined,
  ])
  return {
    shop: need(identity, url),
    postage: need(postage, url),
    publicUrl: url.origin,
    me:
      user?.code === 1
        ? { id: user.data.id, nickname: user.data.user_nickname, avatar: user.data.avatar }
        : undefined,
  }
}

export type RootData = Awaited<ReturnType<typeof loadRoot>>
