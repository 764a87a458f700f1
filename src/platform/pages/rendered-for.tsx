import { createContext, type ReactNode, useContext } from 'react'

type Rendered = { requestId: string; nonce: string | undefined; publicUrl: string }

const context = createContext<Rendered>({ requestId: '', nonce: undefined, publicUrl: '' })

/** Facts of one rendering that only the server knows. In the browser they are empty. */
export function RenderedFor({ children, ...rendered }: Rendered & { children: ReactNode }) {
  return <context.Provider value={rendered}>{children}</context.Provider>
}

export const useRendered = () => useContext(context)
