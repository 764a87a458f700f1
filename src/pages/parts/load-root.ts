import { need, type PageArgs } from '#web/page-data.ts'

/** What holds for the whole site and the whole visit: the shop's name, logo and postage, and who is logged in. */
export async function loadRoot({ api, url, loggedIn }: PageArgs) {
  const [config, postage, user] = await Promise.all([
    api.site.showConfig({ module: 'app' }),
    api.postage.showPostage(),
    loggedIn ? api.account.showUserInfo() : undefined,
  ])
  const app = need(config, url)
  return {
    appName: String(app.app_name ?? ''),
    appLogo: String(app.app_logo ?? ''),
    postage: need(postage, url),
    publicUrl: url.origin,
    me:
      user?.code === 1
        ? { id: user.data.id, nickname: user.data.user_nickname, avatar: user.data.avatar }
        : undefined,
  }
}

export type RootData = Awaited<ReturnType<typeof loadRoot>>
