export type ProviderForm = {
  action: string
  method: 'get' | 'post'
  fields: readonly [name: string, value: string][]
}

/**
 * The provider's markup is a form and a script that sends it. Scripts of others do not run on our pages, so the form
 * is read here and sent by the page itself, into its own frame.
 */
export function readForm(markup: string, origin: string): ProviderForm | undefined {
  const form = new DOMParser().parseFromString(markup, 'text/html').querySelector('form')
  const action = form?.getAttribute('action')
  if (!form || !action || !URL.canParse(action, origin)) return undefined
  const { protocol, href } = new URL(action, origin)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  const inputs = [...form.querySelectorAll('input')].filter((input) => input.name !== '')
  return {
    action: href,
    method: form.getAttribute('method')?.toLowerCase() === 'get' ? 'get' : 'post',
    fields: inputs.map((input) => [input.name, input.value]),
  }
}
