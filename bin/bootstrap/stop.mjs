/** What ends a command with a sentence for the person instead of a stack: the key of a message, its values and, if any, a command's output. */
export class Stop extends Error {
  /**
   * @param {string} key a key of `messages.mjs`
   * @param {Record<string, string | number>} [params]
   * @param {string} [output] shown above the sentence
   */
  constructor(key, params = {}, output = '') {
    super(key)
    this.key = key
    this.params = params
    this.output = output
  }
}
