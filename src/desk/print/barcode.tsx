type Props = { bars: { path: string; width: number }; text: string; className?: string }

/** Quiet on both sides, as scanners need it: ten modules. */
const QUIET = 10

/** The bars the server drew, stretched to the height of their place. */
export const Barcode = ({ bars, text, className }: Props) => (
  <svg
    role="img"
    aria-label={text}
    data-barcode={text}
    viewBox={`${-QUIET} 0 ${bars.width + 2 * QUIET} 1`}
    preserveAspectRatio="none"
    shapeRendering="crispEdges"
    className={className}
  >
    <path d={bars.path} fill="#000" />
  </svg>
)
