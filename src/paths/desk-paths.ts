/** The addresses of the desk. They are no part of `#paths`: the shop loads no byte of the desk. */
export const deskPaths = {
  home: '/desk',
  login: '/desk/login',
  welcome: (token: string) => `/desk/welcome/${token}`,
}
