import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** The router counts its own steps, across reloads too: before the first one lies another site, or nothing. */
const hasPageBefore = () => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** Back to the page one came from, where that was one of ours; otherwise to the page this one belongs to. */
export function useWayBack(parent: string) {
  const navigate = useNavigate()
  return (event?: MouseEvent) => {
    event?.preventDefault()
    return hasPageBefore() ? navigate(-1) : navigate(parent)
  }
}
