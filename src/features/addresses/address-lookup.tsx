import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { isFocusLost } from '#ui/lost-focus.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { addressLookupWording as words } from '#wording/address-lookup.ts';
import type { AddressValues } from './address-values.ts';
import {
  type Filled,
  filledBy,
  hasReplacedWords,
  isStillFilled,
  oneLineOf,
  problemOf,
  replacedBy,
} from './found-address.ts';
import { type Ending, useAddressLookup } from './use-address-lookup.ts';
import './address-lookup.css';

export interface AddressLookupProps {
  readonly values: AddressValues;
  /** The id of the postcode's field. */
  readonly postcodeId: string;
  readonly onFill: (filled: Filled) => void;
  /** Called if the postcode can't be looked up as typed. */
  readonly onWrong: (message: string) => void;
  /** Called if the shopper prefers to type the address. */
  readonly onManual: () => void;
  /** Starts a lookup, like the button. */
  readonly ref: Ref<{ find: () => void }>;
}

/** Finds the addresses at the form's postcode. The form's fields change only when the shopper chooses an address. */
export function AddressLookup({ values, postcodeId, onFill, onWrong, onManual, ref }: AddressLookupProps) {
  const lookup = useAddressLookup(values);
  const [focusRequest, setFocusRequest] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const postcodeField = () => document.getElementById(postcodeId);
  const isStillHere = () => {
    const focused = document.activeElement;
    return focused === button.current || focused === postcodeField() || isFocusLost();
  };

  const find = async () => {
    if (lookup.isAsking) return;
    const problem = problemOf(values);
    const ending: Ending | null = problem === null ? await lookup.find() : { kind: 'wrong', message: problem };
    if (ending === null) return;
    if (ending.kind === 'wrong') {
      onWrong(ending.message);
      // A field that takes the focus is read out with its error; one that already has the focus is not.
      if (document.activeElement === postcodeField()) announce(ending.message);
      else postcodeField()?.focus();
    } else if (ending.kind === 'none') announce(ending.message);
    // The list takes the focus and is read out. A shopper who has moved on to another field only hears an announcement.
    else if (isStillHere()) setFocusRequest((before) => before + 1);
    else announce(words.found(ending.results.length, ending.postalCode));
  };
  useImperativeHandle(ref, () => ({ find: () => void find() }));

  const { ending } = lookup;
  return (
    <div className="address-lookup">
      <Button ref={button} isPending={lookup.isAsking} onClick={() => void find()}>
        {lookup.isAsking ? words.finding : words.find}
      </Button>
      {ending?.kind === 'none' ? <p>{ending.message}</p> : null}
      {ending?.kind === 'found' ? (
        <FoundAddresses
          // Another postcode remounts the list.
          key={ending.postalCode}
          {...ending}
          values={values}
          focusRequest={focusRequest}
          onFill={onFill}
          onManual={() => {
            lookup.close();
            onManual();
          }}
        />
      ) : null}
    </div>
  );
}

type FoundAddressesProps = Omit<Extract<Ending, { kind: 'found' }>, 'kind'> &
  Pick<AddressLookupProps, 'values' | 'onFill' | 'onManual'> & {
    /** Incremented to move the focus to the list. */
    readonly focusRequest: number;
  };

function FoundAddresses({
  postalCode,
  results,
  isSample,
  values,
  focusRequest,
  onFill,
  onManual,
}: FoundAddressesProps) {
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [filling, setFilling] = useState<{ readonly filled: Filled; readonly before: Filled } | null>(null);
  const list = useRef<HTMLSelectElement>(null);
  const useButton = useRef<HTMLButtonElement>(null);
  const shown = filling !== null && isStillFilled(filling.filled, values) ? filling : null;
  const hasReplaced = shown !== null && hasReplacedWords(shown.filled, shown.before);
  useEffect(() => {
    if (focusRequest > 0) list.current?.focus();
  }, [focusRequest]);

  const fill = () => {
    const found = results[Number(chosen)];
    if (chosen === '' || found === undefined) {
      setMissing(true);
      list.current?.focus();
      return;
    }
    // A second choice replaces the first one's values, but not what was typed before it.
    const typed = { ...values, ...shown?.before };
    const filled = { ...shown?.before, ...filledBy(found, postalCode, typed) };
    const before = replacedBy(filled, typed);
    setFilling({ filled, before });
    onFill(filled);
    announce(hasReplacedWords(filled, before) ? words.replaced : words.filled);
  };
  const undo = () => {
    if (shown === null) return;
    onFill(shown.before);
    setFilling(null);
    announce(words.undone);
    useButton.current?.focus();
  };

  return (
    <>
      <SelectField
        ref={list}
        label={words.choose}
        hint={
          isSample
            ? `${words.found(results.length, postalCode)} ${words.samples}`
            : words.found(results.length, postalCode)
        }
        error={isMissing ? words.chooseFirst : undefined}
        placeholder={words.choose}
        value={chosen}
        onChange={(value) => {
          setChosen(value);
          setMissing(false);
        }}
        options={results.map((found, index) => ({ value: String(index), label: oneLineOf(found) }))}
        autoComplete="off"
      />
      <div className="address-lookup-actions">
        <Button ref={useButton} onClick={fill}>
          {words.use}
        </Button>
        <Button tone="quiet" onClick={onManual}>
          {words.manual}
        </Button>
      </div>
      {shown === null ? null : (
        <p className="address-lookup-filled">
          {hasReplaced ? words.replaced : words.filled}
          {hasReplaced ? (
            <Button size="small" onClick={undo}>
              {words.undo}
            </Button>
          ) : null}
        </p>
      )}
    </>
  );
}
