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
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { CalendarIcon } from '#ui/screen-icons.tsx';
import './date-range.css';

/** Two days, `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface DateRangeProps {
  readonly label: string;
  /** Label of the button that opens the calendar. */
  readonly openLabel: string;
  /** The initial value. */
  readonly value: DayRange | null;
  /** The last day that can be chosen. */
  readonly latest: string;
  readonly onChange: (range: DayRange | null) => void;
}

/** A half-typed year is far in the past, and the days may be in the wrong order. */
const isWhole = ({ from, to }: DayRange, latest: string): boolean => from >= '1900' && from <= to && to <= latest;

/** Two numeric date inputs, month/day/year, and a calendar whose weeks begin on Sunday. The chunk is large: load it on demand. */
export function DateRange({ label, openLabel, value, latest, onChange }: DateRangeProps) {
  return (
    <I18nProvider locale="en-US">
      <DateRangePicker
        className="date-range"
        defaultValue={value === null ? null : { start: parseDate(value.from), end: parseDate(value.to) }}
        maxValue={parseDate(latest)}
        firstDayOfWeek="sun"
        shouldForceLeadingZeros
        onChange={(range) => {
          const days = range === null ? null : { from: range.start.toString(), to: range.end.toString() };
          if (days === null || isWhole(days, latest)) onChange(days);
        }}
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
