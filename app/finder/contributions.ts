import '#app/finder/providers/records'
import '#app/finder/providers/library'
