/** The looks of a document in its own tree, in the colours of the page around it. */
export const PAGE_SHEET = `
  article {
    max-width: 46rem;
    margin: 0 auto;
    padding: 1.5rem clamp(1rem, 5vw, 3rem);
    color: var(--text);
    font: 1rem / 1.65 var(--serif);
    overflow-wrap: anywhere;
  }
  h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.5em 0 0.5em; }
  h1 { font-size: 1.5rem; }
  h2 { font-size: 1.25rem; }
  h3, h4, h5, h6 { font-size: 1.05rem; }
  p { margin: 0 0 0.8em; }
  img { max-width: 100%; height: auto; }
  a { color: var(--accent-text); }
  pre { white-space: pre-wrap; }
  table { border-collapse: collapse; margin: 1em 0; overflow-wrap: normal; }
  td, th { border: 1px solid var(--border); padding: 0.3rem 0.5rem; vertical-align: top; text-align: start; }
  blockquote { margin: 1em 0; padding-inline-start: 1em; border-inline-start: 3px solid var(--border); color: var(--text-muted); }
  mark { background: var(--mark); color: var(--mark-text); border-radius: 2px; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`
