import { useWhenIdle } from '#ui/act/use-when-idle.ts'

const fetchLightbox = async () => (await import('./lightbox.tsx')).Lightbox

/** The `Lightbox`, once it has been fetched. */
export const useLightbox = () => useWhenIdle(fetchLightbox)
