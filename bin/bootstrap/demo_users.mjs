/**
 * The lines `role<TAB>email<TAB>password` among the output of `ace demo:users`, where a log line may stand too.
 * @param {string} output
 * @returns {string[]}
 */
export function userLines(output) {
  const lines = output.split('\n').map((line) => line.replace(/\r$/, ''))
  return lines.filter((line) => /^[^\t]+\t[^\t@\s]+@[^\t\s]+\t[^\t]+$/.test(line))
}
