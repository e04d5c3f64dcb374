/** Characters that a technical feature may have: its name, and its value. */
export const FEATURE_LENGTH = 100
export const FEATURE_VALUE_LENGTH = 500

/** U+2060, a word joiner: it has no width, joins nothing here, and is no letter to readers. */
const MARK = '\u2060'

/** A name that JavaScript's objects would put before all others, whoever wrote it where (ECMA-262, OrdinaryOwnPropertyKeys). */
const IS_NUMBER = /^(0|[1-9]\d*)$/

/**
 * The key under which a technical feature is stored, so that it keeps its place: a name that is a whole number gets a mark
 * that nobody sees. The specification's map stays a map, and its order holds through JSON, databases and other servers.
 */
export const specKeyOf = (name: string): string => (IS_NUMBER.test(name) ? MARK + name : name)

/** The name of a technical feature as people write it. */
export const specNameOf = (key: string): string => key.replaceAll(MARK, '')
