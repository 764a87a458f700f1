/** The fields of a body sent as `application/x-www-form-urlencoded`, which the server hands on as text. */
export const readForm = (body: unknown): Record<string, string> =>
  typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : {}
