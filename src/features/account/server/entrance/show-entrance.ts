import type { accountContract } from '#features/account/account-contract.ts'
import type { Act } from '#platform/contract/act.ts'

declare module '#platform/contract/services.ts' {
  interface Services {
    /** The buyer a demo shop lets everybody use. */
    demoLogin: { prefix: string; mobile: string; password: string } | undefined
  }
}

export const showEntrance: Act<typeof accountContract.showEntrance> = async (_, { services }) => ({
  demo: services.demo ? 1 : 0,
  demo_login: (services.demo && services.demoLogin) || null,
})
