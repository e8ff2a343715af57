export type Locale = 'es' | 'en'
export type Catalogue = Record<string, string>
export declare const locales: readonly Locale[]
export declare const root: string
export declare const serverOnly: readonly string[]
export declare const publicModules: readonly string[]
export declare const libraryModules: readonly string[]
export declare function clientModules(folder?: string): string[]
export declare function modules(folder?: string): string[]
export declare function readCatalogue(
  locale: Locale,
  options?: { folder?: string; without?: readonly string[] }
): Catalogue
export declare function readClientCatalogue(options?: { folder?: string; without?: readonly string[] }): Catalogue
export declare function compileMessages(messages: Catalogue): Record<string, unknown[]>
export declare function missingIds(es: Catalogue, en: Catalogue): string[]
export declare function typesSource(names: string[]): string
export declare function writeTypes(folder?: string): void
