/** The name of the product: a leaf of a case file with its folio corner. */
export function BrandMark() {
  return (
    <span className="inline-flex items-center gap-2 text-md font-semibold text-fg">
      <svg
        viewBox="0 0 24 24"
        className="size-6 text-accent-fg"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="M6 3h8l4 4v14H6z" strokeLinejoin="round" />
        <path d="M14 3v4h4M9 12h6M9 16h4" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      Foja
    </span>
  )
}
