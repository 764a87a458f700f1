/** What the drawings are about; each is a symbol of `ui/scenes/scenes.svg`. */
export type SceneName =
  | 'basket'
  | 'lost'
  | 'queue'
  | 'offline'
  | 'broken'
  | 'letter'
  | 'parcel'
  | 'search'
  | 'talk'
  | 'ticket'
