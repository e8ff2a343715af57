/** The bars of the browser take the colour that the page has behind everything. */
export function colorBrowser(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--canvas').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', color)
}
