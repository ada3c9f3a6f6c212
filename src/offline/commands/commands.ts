import * as z from 'zod/mini';
import type { Schema } from '#contract/row.ts';
import { basketCommands } from './basket.ts';
import type { Command } from './command.ts';
import { parkedCommands } from './parked.ts';
import { trailCommands } from './trail.ts';
import { wishlistCommands } from './wishlist.ts';

/** The only list of what may wait for a connection. */
export const commands = {
  ...basketCommands,
  ...parkedCommands,
  ...wishlistCommands,
  ...trailCommands,
} as const;

export type CommandName = keyof typeof commands;
/** Commands that change the cart; some change the parked carts as well. */
export type BasketCommandName = keyof typeof basketCommands | 'park-cart' | 'bring-back-cart';
export type ParkedCommandName = keyof typeof parkedCommands;
export type WishlistCommandName = keyof typeof wishlistCommands;

/** The input of a command: what the shopper asked for. */
export type InputOf<N extends CommandName> = z.output<(typeof commands)[N]['input']>;

/** A change as it is recorded: a command and its input. */
export type Change = { readonly [N in CommandName]: { readonly name: N; readonly input: InputOf<N> } }[CommandName];

/** A change made by one of some commands. */
export type ChangeOf<N extends CommandName> = Extract<Change, { readonly name: N }>;

/** True for the name of a command that this version knows. */
export const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name);

/** A command by its name, for callers that pass it only input parsed by its own schema. */
export const commandOf = (name: CommandName): Command<Schema> => commands[name];

/** Parses a stored change; null if this version does not know or can't parse it. */
export const parseChange = ({ name, input }: { readonly name: string; readonly input: unknown }): Change | null => {
  if (!isCommandName(name)) return null;
  const parsed = z.safeParse(commandOf(name).input, input);
  if (!parsed.success) return null;
  const change: { name: CommandName; input: unknown } = { name, input: parsed.data };
  // The schema of this very name just accepted it.
  return change as Change;
};
