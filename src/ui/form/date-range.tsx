import { parseDate } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateRangePicker,
  DateSegment,
  Group,
  Label,
  Popover,
  RangeCalendar,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import './date-range.css';

/** Two days, `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface DateRangeProps {
  readonly label: string;
  /** Opens the calendar. */
  readonly openLabel: string;
  readonly value: DayRange | null;
  /** The last day that can be chosen. */
  readonly latest: string;
  readonly onChange: (range: DayRange | null) => void;
}

/** Whichever was typed first. */
const inOrder = (one: string, other: string): DayRange =>
  one < other ? { from: one, to: other } : { from: other, to: one };

/** Two dates in figures, month/day/year, and a calendar whose weeks begin on Sunday. It is large: fetch it when it is asked for. */
export function DateRange({ label, openLabel, value, latest, onChange }: DateRangeProps) {
  return (
    <I18nProvider locale="en-US">
      <DateRangePicker
        className="date-range"
        value={value === null ? null : { start: parseDate(value.from), end: parseDate(value.to) }}
        maxValue={parseDate(latest)}
        firstDayOfWeek="sun"
        shouldForceLeadingZeros
        onChange={(range) => onChange(range === null ? null : inOrder(range.start.toString(), range.end.toString()))}
      >
        <Label>{label}</Label>
        <Group className="date-range-box">
          <DateInput slot="start">{(segment) => <DateSegment segment={segment} />}</DateInput>
          <span aria-hidden="true">–</span>
          <DateInput slot="end">{(segment) => <DateSegment segment={segment} />}</DateInput>
          <Button className="btn" aria-label={openLabel}>
            <CalendarIcon />
          </Button>
        </Group>
        <Popover className="date-range-panel">
          <Dialog>
            <RangeCalendar firstDayOfWeek="sun">
              <header>
                <Button slot="previous" className="btn">
                  <ChevronLeftIcon />
                </Button>
                <Heading />
                <Button slot="next" className="btn">
                  <ChevronRightIcon />
                </Button>
              </header>
              <CalendarGrid weekdayStyle="short">{(date) => <CalendarCell date={date} />}</CalendarGrid>
            </RangeCalendar>
          </Dialog>
        </Popover>
      </DateRangePicker>
    </I18nProvider>
  );
}
