export interface TextRun {
  text: string
  mark: 'exact' | 'near' | null
}

/** Text with what was searched marked: filled for the exact word, underlined for the same stem or a synonym. */
export function Highlight({ runs }: { runs: TextRun[] }) {
  return runs.map((run, index) =>
    run.mark ? (
      <mark key={index} className={run.mark === 'near' ? 'near' : undefined}>
        {run.text}
      </mark>
    ) : (
      run.text
    )
  )
}
