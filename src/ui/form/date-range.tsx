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
  /** Opens the calendar. */
  readonly openLabel: string;
  /** What it begins with. */
  readonly value: DayRange | null;
  /** The last day that can be chosen. */
  readonly latest: string;
  readonly onChange: (range: DayRange | null) => void;
}

/** While a year is typed it is one of long ago, and the days may stand the wrong way round. */
const isWhole = ({ from, to }: DayRange, latest: string): boolean => from >= '1900' && from <= to && to <= latest;

/** Two dates in figures, month/day/year, and a calendar whose weeks begin on Sunday. It is large: fetch it when it is asked for. */
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
