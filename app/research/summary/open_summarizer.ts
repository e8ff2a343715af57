import { Summarizer } from './summarizer.js'

/** Opens the provider that the configuration names: the built-in one, or the default export of a module, a class that extends `Summarizer`. */
export async function openSummarizer(name: string): Promise<Summarizer> {
  if (name === 'extractive') return new (await import('./extractive_summarizer.js')).default()
  const { default: Provider } = (await import(name)) as { default: new () => Summarizer }
  const provider = new Provider()
  if (!(provider instanceof Summarizer)) throw new Error(`SUMMARIZER: ${name} is no Summarizer`)
  return provider
}
