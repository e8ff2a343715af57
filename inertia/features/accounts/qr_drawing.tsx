/** A QR code. Dark on light in both themes: cameras read no other. */
export function QrDrawing({ size, path, label }: { size: number; path: string; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 flex-none rounded-md border border-line bg-surface dark:bg-fg"
    >
      <path d={path} className="fill-fg dark:fill-surface" />
    </svg>
  )
}
